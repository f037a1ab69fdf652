import { z } from "zod";
import { firstCode, ownPassword } from "./contract.ts";

export const passwordForm = z.object(ownPassword);
export const codeForm = z.object(firstCode);
