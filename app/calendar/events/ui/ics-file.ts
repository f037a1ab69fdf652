/** A file that calendars of other programs open. */
export const icsFile = ({ file, text }: { file: string; text: string }): Response =>
  new Response(text, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file)}`,
      "cache-control": "private, no-cache",
      "x-robots-tag": "noindex",
    },
  });
