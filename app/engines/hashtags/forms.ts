import { z } from "zod";
import { hashtagName, writtenName } from "./contract.ts";

export const mergeForm = z.object({ into: writtenName });
export const hashtagForm = z.object({ hashtag: hashtagName });
