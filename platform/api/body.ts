import { bounded } from "#platform/http/bounded.ts";
import { nameBound } from "#platform/http/field-names.ts";
import { readForm } from "#platform/http/form.ts";
import { refuse } from "#platform/refusal.ts";
import { demandSmall } from "./json-bound.ts";

const megabyte = 1024 * 1024;
const most = { words: megabyte, files: 109 * megabyte, pairs: 1000 };
/** How many values a call may carry in its JSON: a stranger's is one form, somebody's may be a table, a directory's is all people of a group. */
const values = { stranger: 5000, person: 20_000, directory: 50_000 };

/**
 * Bounds what a call may send before anything of it is read: 1 MB of JSON, with so many values in it as the caller may
 * bring; files only from those who have signed in, 110 MB together; each operation judges its own. Refuses more as
 * «too-large», and text of untold length, of a stranger anything of untold length. What a form has brought is to be let go with `dropFiles`.
 */
export function boundBody(request: Request, who: keyof typeof values): Request {
  const type = request.headers.get("content-type") ?? "";
  const isForm = /^multipart\/form-data/i.test(type);
  const isUntold = !request.headers.has("content-length") && request.headers.has("transfer-encoding");
  if (isUntold && (!isForm || who === "stranger")) refuse("too-large");
  const files = isForm && who === "person" ? most.files : 0;
  const bound = bounded(request, most.words + files);
  if (isForm) Object.defineProperty(bound, "formData", { value: () => readForm(bound, { ...most, files }) });
  else {
    const isPairs = /^application\/x-www-form-urlencoded/i.test(type);
    const read = bound.text.bind(bound);
    const text = async () => {
      const words = await read();
      if (isPairs) demandFewPairs(words);
      else demandSmall(words, values[who]);
      return words;
    };
    Object.defineProperty(bound, "text", { value: text });
  }
  return bound;
}

/** The same of what stands in an address. */
export function boundQuery(params: URLSearchParams): void {
  const names = nameBound();
  for (const name of params.keys()) if (!names.fits(name)) refuse("too-large", "query");
}

function demandFewPairs(text: string): void {
  if (text.split("&").length > most.pairs) refuse("too-large", "form");
  boundQuery(new URLSearchParams(text));
}
