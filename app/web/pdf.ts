/** A paper for download, as the portal's API gives it: its bytes in base64. */
export const pdf = ({ name, pdf: bytes }: { name: string; pdf: string }): Response =>
  new Response(new Uint8Array(Buffer.from(bytes, "base64")), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
