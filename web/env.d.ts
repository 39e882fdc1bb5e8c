/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:zh-Hant' {
  // An import of a relative name is not resolved in here; a type import is.
  const catalogue: import('./src/i18n/zh-Hans.ts').Catalogue;
  export default catalogue;
}

declare module 'virtual:sprites' {
  /** Where each family's sprite lies. */
  export const urls: Readonly<Record<'tiles' | 'cards' | 'pieces', string>>;
}

/** A JSON file whose Chinese was made traditional at build; give it the type of its simplified original. */
declare module '*.json?traditional' {
  const text: unknown;
  export default text;
}
