/** +26, −34, 0: plus and minus always carry their sign, minus the long one. */
export const signed = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toLocaleString('en-US')}`;
