import { z } from "zod";
import { followedKind } from "./contract.ts";

export const unfollowForm = z.object({ kind: followedKind, id: z.string().max(100) });
export const dropForm = z.object({ accountId: z.uuid() });

/** Which tab an address asks for. */
export const readKind = (kind: string | undefined) => followedKind.catch("person").parse(kind);
