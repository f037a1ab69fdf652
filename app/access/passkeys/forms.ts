import { z } from "zod";
import { madeKey, ownPassword, passkeyName, whichKey } from "./contract.ts";

export const beginForm = z.object({ ...passkeyName, ...ownPassword });
export const addForm = z.object({ ...passkeyName, ...madeKey });
export const renameForm = z.object({ ...whichKey, ...passkeyName });
export const removeForm = z.object({ ...whichKey, ...ownPassword });
