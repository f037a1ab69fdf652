import { readyWordsFields } from "./contract.ts";

export const readyWordsForm = readyWordsFields;
