import type { Listener } from "#platform/events/index.ts";
import { sendJob } from "#platform/jobs/index.ts";
import type { Letter } from "#platform/mail/index.ts";
import { sendInvite } from "./index.ts";

/** An invitation has a letter that is to go. */
export const posted = "invite.posted";

/** Hands the letter of an invitation to the job that sends it. */
export const postInvite: Listener = {
  name: "registration.letters",
  kinds: [posted],
  hear: ({ data }) => sendJob(sendInvite.name, data as Letter),
};
