import { bounded } from "#platform/http/bounded.ts";
import { readForm } from "#platform/http/form.ts";
import { refuse } from "#platform/refusal.ts";

const megabyte = 1024 * 1024;
const most = { words: megabyte, files: 109 * megabyte };

/**
 * Bounds what a call may send before anything of it is read: 1 MB of JSON; files only from those who have signed in,
 * 110 MB together; each operation judges its own. Refuses more as «too-large», and text of untold length.
 * What a form has brought is to be let go with `dropFiles`.
 */
export function boundBody(request: Request, mayUpload: boolean): Request {
  const isForm = /^multipart\/form-data/i.test(request.headers.get("content-type") ?? "");
  const isUntold = !request.headers.has("content-length") && request.headers.has("transfer-encoding");
  if (isUntold && !isForm) refuse("too-large");
  const files = isForm && mayUpload ? most.files : 0;
  const bound = bounded(request, most.words + files);
  if (isForm) Object.defineProperty(bound, "formData", { value: () => readForm(bound, { ...most, files }) });
  return bound;
}
