/** Small pictures that are shown at a seat or thrown at one: the house's own drawings on a grid of 48, by number. */
export interface Reaction {
  /** Of the catalogue. */
  key: 'tea' | 'flower' | 'fan' | 'melon' | 'hourglass' | 'umbrella' | 'sweat' | 'bow';
  /** Paths from back to front, each with its fill. */
  paths: readonly (readonly [fill: string, path: string])[];
}

export const REACTIONS: readonly Reaction[] = [
  {
    key: 'tea',
    paths: [
      ['#9FB7A6', 'M17 15c-4-4 3-6 0-11h3c4 5-3 7 0 11ZM27 15c-4-4 3-6 0-11h3c4 5-3 7 0 11Z'],
      ['#F6F0DF', 'M8 19h32c0 12-5 19-11 21H19C13 38 8 31 8 19Z'],
      ['#2F7A5A', 'M9 23h30l-1 5H10Z'],
      ['#D9B262', 'M14 41h20c-1 3-5 4-10 4s-9-1-10-4Z'],
    ],
  },
  {
    key: 'flower',
    paths: [
      ['#2C7354', 'M22 24h4l1 20h-5ZM26 36c3-6 8-7 13-6-2 6-7 9-13 6ZM22 40c-3-5-8-6-12-4 2 5 7 7 12 4Z'],
      [
        '#C2483A',
        'M24 4c5 0 6 5 4 8 4-2 9 0 9 5s-5 6-8 4c1 4-2 7-5 7s-6-3-5-7c-3 2-8 1-8-4s5-7 9-5c-2-3-1-8 4-8Z',
      ],
      ['#D9B262', 'M24 13a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z'],
    ],
  },
  {
    key: 'fan',
    paths: [
      ['#F6F0DF', 'M24 40 4 21C12 6 36 6 44 21Z'],
      ['#AA3322', 'M4 21C12 6 36 6 44 21l-4 4C33 14 15 14 8 25Z'],
      [
        '#765515',
        'M22 20h4l-1 20h-2ZM13 23l3-2 8 18-2 1ZM35 23l-3-2-8 18 2 1ZM24 38a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
      ],
    ],
  },
  {
    key: 'melon',
    paths: [
      ['#2C7354', 'M3 16h42c0 14-9 25-21 25S3 30 3 16Z'],
      ['#F6F0DF', 'M6 16h36c0 12-8 21-18 21S6 28 6 16Z'],
      ['#C2483A', 'M9 16h30c0 10-7 18-15 18S9 26 9 16Z'],
      ['#20251F', 'M16 20h2v4h-2ZM23 24h2v4h-2ZM30 20h2v4h-2ZM20 18h2v3h-2ZM27 18h2v3h-2Z'],
    ],
  },
  {
    key: 'hourglass',
    paths: [
      ['#765515', 'M10 3h28v6H10ZM10 39h28v6H10Z'],
      ['#F6F0DF', 'M13 9h22c0 8-7 11-7 15s7 7 7 15H13c0-8 7-11 7-15S13 17 13 9Z'],
      ['#D9B262', 'M17 15h14c-2 4-6 5-6 9v6c4 1 7 4 8 9H15c1-5 4-8 8-9v-6c0-4-4-5-6-9Z'],
    ],
  },
  {
    key: 'umbrella',
    paths: [
      ['#765515', 'M22.5 8h3v32c0 6-9 6-9 0h3c0 2 3 2 3 0Z'],
      ['#7FA0D6', 'M3 26C3 13 12 5 24 5s21 8 21 21c-4-4-9-4-14 0-4-4-10-4-14 0-5-4-10-4-14 0Z'],
      ['#D9B262', 'M24 2a3 3 0 0 1 2 4h-4a3 3 0 0 1 2-4Z'],
    ],
  },
  {
    key: 'sweat',
    paths: [
      ['#D9B262', 'M24 6a19 19 0 1 1 0 38 19 19 0 0 1 0-38Z'],
      ['#20251F', 'M15 21h6v3h-6ZM27 21h6v3h-6ZM17 34c3-4 11-4 14 0l-2 1c-3-2-7-2-10 0Z'],
      ['#3B6F9F', 'M39 4c5 7 6 9 6 12a6 6 0 0 1-12 0c0-3 1-5 6-12Z'],
    ],
  },
  {
    key: 'bow',
    paths: [
      ['#D9B262', 'M14 8c5 0 7 4 7 8l3 4 3-4c0-4 2-8 7-8l6 20c-3 8-9 13-16 13S11 36 8 28Z'],
      ['#765515', 'M23 18h2v16h-2ZM12 27l2-1 6 8-2 1ZM36 27l-2-1-6 8 2 1Z'],
      ['#2C7354', 'M8 28l8 11-3 6H2ZM40 28l-8 11 3 6h11Z'],
    ],
  },
];
