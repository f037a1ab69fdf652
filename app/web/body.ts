import { MaxFileSizeExceededError, MaxFilesExceededError, parseFormData } from "@remix-run/form-data-parser";
import { data } from "@remix-run/node";

const maxFileSize = 25 * 1024 * 1024;
const maxFiles = 10;

/**
 * Reads a form of our own pages: fields, and files of 25 MB at most, ten in one form.
 * Refuses other content types with 415 and larger files with 413 (product B0, quality rule 22).
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)) throw data(null, { status: 415 });
  try {
    return await parseFormData(request, { maxFileSize, maxFiles });
  } catch (error) {
    const tooLarge = [error, (error as Error).cause].some(
      (one) => one instanceof MaxFileSizeExceededError || one instanceof MaxFilesExceededError,
    );
    throw data(null, { status: tooLarge ? 413 : 400 });
  }
}
