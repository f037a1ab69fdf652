import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";

/** What stands where a link leads nowhere: why is not told, it is the same for all of them. */
export function LinkOver() {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Ссылка не действует" />
      <Notice title="По ней уже ответили, её отозвали, или её срок вышел">
        Если вы только что отправили ответы, они приняты. Если нет – попросите новую ссылку у того, кто её прислал.
      </Notice>
    </div>
  );
}
