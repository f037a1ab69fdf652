import { useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Form } from "#app/web/form.tsx";
import type { OwnEntry } from "./own-entries.ts";
import { store } from "./store.ts";

/** Whoever signs out with something unsent decides what becomes of it. */
export function Leaving({ entries }: { entries: OwnEntry[] }) {
  const form = useRef<HTMLDivElement>(null);
  const dropAll = async () => {
    for (const { key } of entries) await store.drop(key);
    form.current?.querySelector("form")?.submit();
  };
  return (
    <div className="mb-5" ref={form}>
      <Notice look="warning" title="Вы выходите, а не всё отправлено">
        <p>
          Если оставить, это подождёт на устройстве, пока вы не войдёте снова; другим людям портал этого не покажет. На
          чужом устройстве лучше удалить.
        </p>
        <Form action="/logout" document data-asked="" className="mt-3 flex flex-wrap gap-2">
          <Button look="primary">Оставить и выйти</Button>
          <Button type="button" look="quiet-danger" onClick={dropAll}>
            Удалить всё и выйти
          </Button>
        </Form>
      </Notice>
    </div>
  );
}
