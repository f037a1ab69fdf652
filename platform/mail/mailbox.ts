import { domainToASCII, domainToUnicode } from "node:url";

/**
 * A mailbox as the portal keeps and compares it: small letters, the domain as people read it («новый@пример.рф» and its
 * `xn--` twin are one). Undefined for what is no mailbox. Letters go to the domain's ASCII form: nodemailer sees to that.
 */
export function mailboxOf(text: string): string | undefined {
  const typed = text.normalize("NFC").trim().toLowerCase();
  const at = typed.lastIndexOf("@");
  const [name, domain] = [typed.slice(0, at), domainToASCII(typed.slice(at + 1))];
  if (at < 1 || typed.length > 200 || !isName.test(name) || !isDomain.test(domain)) return undefined;
  return `${name}@${domainToUnicode(domain)}`;
}

/** RFC 5321 and 6531: no dots at the ends, nor two together. */
const isName = /^(?=.{1,64}$)[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const isDomain = /^(?=.{1,253}$)([a-z\d_]([a-z\d_-]{0,61}[a-z\d_])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;
