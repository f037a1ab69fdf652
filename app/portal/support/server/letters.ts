import { config } from "#platform/config.ts";
import { type Letter, sendMail } from "#platform/mail/index.ts";

/** Sends a letter of support: a job, so that it is tried again while the mail server is away. */
export const sendLetter = {
  name: "support.letter",
  title: "Письмо поддержки",
  free: true,
  run: (letter: Letter, key: string) => sendMail(letter, key),
};

/** None of the words that were typed: a stranger may have named somebody else's mailbox. */
export function numberLetter(to: string, number: string): Letter {
  const text = `Здравствуйте!\n\nМы получили ваше обращение. Его номер – ${number}.\nОтвет придёт на эту почту.\n\nЕсли вы не писали в поддержку портала ${config.publicUrl}, просто удалите это письмо.\n`;
  return { to, subject: `Обращение ${number} принято`, text };
}

export function answerLetter(to: string, number: string, answer: string): Letter {
  const text = `Здравствуйте!\n\nОтвет на ваше обращение ${number}:\n\n${answer}\n\nПоддержка портала ${config.publicUrl}\n`;
  return { to, subject: `Ответ на обращение ${number}`, text };
}
