import {
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  MaxTotalSizeExceededError,
  parseFormData,
} from "@remix-run/form-data-parser";
import { largestVideo } from "#platform/files/index.ts";
import { refuse } from "#platform/refusal.ts";

const megabyte = 1024 * 1024;
const most = { text: megabyte, form: 110 * megabyte, files: 10 };

const tooLarge = [MaxFileSizeExceededError, MaxFilesExceededError, MaxTotalSizeExceededError];

/**
 * Bounds what a call may send before anything of it is read: 1 MB of JSON; files only from those who have signed in,
 * ten of 100 MB at most, 110 MB together (quality rule 22); each operation judges its own. Refuses more as «too-large», and text of untold length.
 */
export function boundBody(request: Request, mayUpload: boolean): Request {
  const isForm = /^multipart\/form-data/i.test(request.headers.get("content-type") ?? "");
  const length = request.headers.get("content-length");
  const limit = isForm && mayUpload ? most.form : most.text;
  const isUntold = length === null && request.headers.has("transfer-encoding");
  if (isUntold ? !isForm : Number(length) > limit) refuse("too-large");
  if (isForm) Object.defineProperty(request, "formData", { value: () => readForm(request, limit) });
  return request;
}

async function readForm(request: Request, maxTotalSize: number): Promise<FormData> {
  const asked = new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: request.body,
    duplex: "half",
  } as RequestInit);
  try {
    return await parseFormData(asked, { maxFileSize: largestVideo, maxFiles: most.files, maxTotalSize });
  } catch (error) {
    const causes = [error, (error as Error).cause];
    if (causes.some((one) => tooLarge.some((kind) => one instanceof kind))) refuse("too-large");
    throw error;
  }
}
