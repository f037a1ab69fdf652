import { moodAnswer } from "./contract.ts";

/** The form's fields are the API's own: without a day it is today. */
export const moodForm = moodAnswer.strip();
