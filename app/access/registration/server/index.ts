import { type Letter, sendMail } from "#platform/mail/index.ts";

export { handInvites } from "./handing.ts";
export { invites } from "./schema.ts";

/** Sends an invitation: a job, so that it is tried again while the mail server is away. */
export const sendInvite = {
  name: "registration.letter",
  title: "Письмо с приглашением",
  free: true,
  run: (letter: Letter, key: string) => sendMail(letter, key),
};
