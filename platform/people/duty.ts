import type { SQL } from "drizzle-orm";
import type { Viewer } from "../auth/viewer.ts";

/** Who has left, who takes over from them if anybody does, and the administrator who says so. */
export type Handing = { leaver: string; successor: string | null; viewer: Viewer };

/** Things that a person answers for, as they pass on when the person has left. */
export type Duty = {
  /** How many of them there are, as a scalar of a query. */
  count(leaver: SQL): SQL<number>;
  /** Passes all of them on; what needs somebody and has no successor falls to the administrator. */
  hand(handing: Handing): Promise<void>;
};
