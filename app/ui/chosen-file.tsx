import { useEffect, useState } from "react";
import { Button } from "./button.tsx";
import type { SendFile } from "./file-sending.ts";
import { Icon } from "./icon.tsx";
import { sizeText } from "./size-text.ts";
import { StillNotice } from "./still-notice.tsx";

type Props = { file: File; name: string; send: SendFile | undefined; remove(): void };

/** A file that is chosen: its name and size, how far it is sent, and a way to take it back. */
export default function ChosenFile({ file, name, send, remove }: Props) {
  const sending = useSending(file, send);
  return (
    <li className="rounded-control bg-well px-3.5 py-2.5 text-sm">
      <span className="flex items-center gap-2.5">
        <Icon name="file" className="text-muted" />
        <span className="min-w-0 flex-1 truncate">{file.name}</span>
        <span className="text-muted">{sizeText(file.size)}</span>
        <Button type="button" look="quiet-danger" size="s" onClick={remove}>
          Убрать <span className="sr-only">{file.name}</span>
        </Button>
      </span>
      <StillNotice file={file} />
      {send && !sending.id && !sending.problem && (
        <progress aria-label={`Загрузка: ${file.name}`} max={1} value={sending.share} className="bar mt-2" />
      )}
      {sending.id && <input type="hidden" name={name} value={sending.id} />}
      <span role="status" className={sending.problem ? "mt-1 block font-medium text-danger" : "sr-only"}>
        {sending.problem ?? (sending.id ? `Файл загружен: ${file.name}` : "")}
      </span>
    </li>
  );
}

function useSending(file: File, send: SendFile | undefined) {
  const [state, setState] = useState<{ share: number; id?: string; problem?: string }>({ share: 0 });
  useEffect(() => {
    if (!send) return;
    const stop = new AbortController();
    send(file, (share) => setState({ share }), stop.signal).then(
      (id) => setState({ share: 1, id }),
      (error: Error) => stop.signal.aborted || setState({ share: 0, problem: error.message }),
    );
    return () => stop.abort();
  }, [file, send]);
  return state;
}
