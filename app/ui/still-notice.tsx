import { useEffect, useState } from "react";

/** Says of a chosen picture, before it is sent, that it will not move: the portal keeps the first frame of it. */
export function StillNotice({ file }: { file: File | null }) {
  const [moving, setMoving] = useState<File | null>(null);
  useEffect(() => {
    if (!file || !/^image\/(gif|webp|png)$/.test(file.type)) return;
    isMoving(file).then((moves) => moves && setMoving(file), reportError);
  }, [file]);
  return (
    <span role="status" className="block text-sm font-medium text-warning empty:hidden">
      {file && moving === file ? "Картинка движется, а на портале останется только первый кадр" : ""}
    </span>
  );
}

const headLength = 256 * 1024;

/** By what the formats themselves say of more than one frame. */
async function isMoving(file: File): Promise<boolean> {
  const head = new TextDecoder("latin1").decode(await file.slice(0, headLength).arrayBuffer());
  if (head.startsWith("GIF8")) return head.split("\x21\xf9\x04").length > 2;
  if (head.startsWith("RIFF")) return head.slice(0, 64).includes("ANIM");
  return head.startsWith("PNG\r\n", 1) && head.includes("acTL");
}
