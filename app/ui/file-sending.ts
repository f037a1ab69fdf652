export type SendFile = (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<string>;

/** Sends one file by XMLHttpRequest, because fetch tells nothing of the way up. Gives the parsed answer; refuses with
 * an Error in Russian. The time-out of uploads is 60 s (spec §9). */
export function sendFile(
  address: string,
  file: File,
  options: {
    field: string;
    headers?: Record<string, string>;
    onProgress?: (share: number) => void;
    signal?: AbortSignal;
  },
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error("Не получилось загрузить файл. Проверьте связь и попробуйте ещё раз."));
    request.open("POST", address);
    request.timeout = 60_000;
    request.responseType = "json";
    for (const [name, value] of Object.entries(options.headers ?? {})) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total);
    });
    request.addEventListener("load", () => (request.status < 300 ? resolve(request.response) : fail()));
    for (const event of ["error", "timeout", "abort"]) request.addEventListener(event, fail);
    options.signal?.addEventListener("abort", () => request.abort());
    const body = new FormData();
    body.append(options.field, file);
    request.send(body);
  });
}
