import {
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  MaxTotalSizeExceededError,
  parseFormData,
} from "@remix-run/form-data-parser";
import { data } from "@remix-run/node";

const megabyte = 1024 * 1024;
/** Of one file as much as of all: what is too large for its field is told beside it, with everything typed (product B0). */
const most = { maxFileSize: 251 * megabyte, maxTotalSize: 251 * megabyte, maxFiles: 50 };

const tooLarge = [MaxFileSizeExceededError, MaxFilesExceededError, MaxTotalSizeExceededError];

/**
 * Reads a form of our own pages: fields, and files whose number and sizes each form judges by itself.
 * Refuses other content types with 415 and what no form takes with 413 (product B0, quality rule 22).
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)) throw data(null, { status: 415 });
  try {
    return await parseFormData(request, most);
  } catch (error) {
    const causes = [error, (error as Error).cause];
    const isTooLarge = causes.some((one) => tooLarge.some((kind) => one instanceof kind));
    throw data(null, { status: isTooLarge ? 413 : 400 });
  }
}
