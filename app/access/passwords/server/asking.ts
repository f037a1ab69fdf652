import { passwords } from "#app/access/passwords/routes.ts";
import { href } from "#app/web/urls.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import { config } from "#platform/config.ts";
import { withTenant } from "#platform/db/index.ts";
import { findForgetful, makePasswordLink } from "#platform/identity/index.ts";
import { sendJob } from "#platform/jobs/index.ts";
import { spend } from "#platform/limits/index.ts";
import { isMailSet, sendMail } from "#platform/mail/index.ts";

const hour = 60 * 60;

/**
 * Has a letter sent to whoever this login or mailbox belongs to. The answer, and the time it takes, are the same for anybody
 * else's: the job looks for the person. Refuses the fourth request of an hour for one login, be there such a one or not.
 */
export async function askForLink(login: string): Promise<{ done: true }> {
  spend("password-letters", login.normalize("NFKC").toLowerCase(), 3, hour);
  if (isMailSet() && !config.oidcIssuer) await sendJob("passwords.letter", { login });
  return { done: true };
}

/** Sends the letter: a job, so that it is tried again while the mail server is away, each time with a link of its own. */
export const sendPasswordLetter = {
  name: "passwords.letter",
  title: "Письмо со ссылкой для нового пароля",
  free: true,
  async run({ login }: { login: string }, key: string): Promise<void> {
    for (const { accountId, groupId, email } of await findForgetful(login)) {
      const { secret } = await withTenant(groupId, () => makePasswordLink(accountId, hour));
      const letter = { to: email, subject: "Новый пароль для портала «Вече»", text: letterOf(secret) };
      await sendMail(letter, `${key}-${accountId}`);
      await recordAudit({ deed: "password.link-sent", result: "ok", groupId, objectId: accountId });
    }
  },
};

/** Where a link for a new password leads. */
export const addressOf = (secret: string) => config.publicUrl + href(passwords.fresh, null, { secret });

function letterOf(secret: string): string {
  return `Здравствуйте!\n\nКто-то, надеемся, что вы, попросил новый пароль для портала ${config.publicUrl}.\nЗадать его: ${addressOf(secret)}\n\nСсылка действует один час и один раз.\nЕсли вы ничего не просили, просто удалите это письмо: прежний пароль продолжает действовать.\n`;
}
