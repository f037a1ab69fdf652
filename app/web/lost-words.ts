import type { Toast } from "./context.ts";
import type { FormReply } from "./reply.ts";
import { reasonsOf, wordsOf } from "./typed-words.ts";

/**
 * Gives back what somebody has written into a form that was refused, where the page that answers does not draw that form any more:
 * the door has closed meanwhile. Says too why it was refused, as far as the page does not. Gives nothing where all is on the page.
 */
export function lostWords(replies: (FormReply | null)[], page: string): Toast | undefined {
  const drawn = page.replaceAll("\r", "");
  for (const { refused, form } of replies.flatMap((reply) => reply ?? [])) {
    const words = refused && form ? wordsOf(form).filter((one) => !isInField(one, drawn)) : [];
    if (!words.length) continue;
    const reasons = reasonsOf(form!).filter((reason) => !drawn.includes(escaped(reason)));
    return {
      id: "not-sent",
      kind: "error",
      text: [...reasons, "Не отправлено. Вот что вы написали:", ...words].join("\n"),
    };
  }
}

function isInField(words: string, page: string): boolean {
  const written = escaped(words.replaceAll("\r", ""));
  return page.includes(`${written}</textarea>`) || page.includes(`value="${written}"`);
}

const escaped = (text: string) => text.replace(/["'&<>]/g, (sign) => signs[sign]!);
const signs: Record<string, string> = { '"': "&quot;", "'": "&#x27;", "&": "&amp;", "<": "&lt;", ">": "&gt;" };
