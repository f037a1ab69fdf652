import { cannedRepliesFields } from "./contract.ts";

export const cannedRepliesForm = cannedRepliesFields;
