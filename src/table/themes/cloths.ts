import type { ClothName } from '../../art/materials.ts';
import type { ClothTheme } from './theme.ts';

/** The cloths by name, each with the inlay and the wood that go with it. */
export const TABLES = {
  /** The sea around the island: copper in deep blue, olive wood. */
  sea: { cloth: 0x0e3160, nap: 0x16324c, inlay: 0xd08b56, wood: [0x935820, 0x623510, 0x2f1706] },
  /** An olive grove: brass in green, walnut. */
  olive: { cloth: 0x2c4526, nap: 0x2b3a20, inlay: 0xcfa758, wood: [0x6e4122, 0x4b2911, 0x231107] },
  /** Wine: pale gold in red, smoked oak. */
  wine: { cloth: 0x591825, nap: 0x47202a, inlay: 0xdcb480, wood: [0x543522, 0x382114, 0x1a0f08] },
} as const satisfies Record<ClothName, ClothTheme>;
