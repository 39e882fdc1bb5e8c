import type { Catalogue } from '../zh-Hans.ts';

export default {} satisfies Catalogue['replay'];
