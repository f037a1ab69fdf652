import { Button } from "#app/ui/button.tsx";
import { Form } from "#app/web/form.tsx";

/** Keeps the query that is shown, or lets it go. */
export function KeptQuery({ kept }: { kept: { id: string; watched: boolean | null } | undefined }) {
  return (
    <Form repeatable className="mt-3 flex flex-wrap gap-x-2">
      {kept && <input type="hidden" name="id" value={kept.id} />}
      <Button look="quiet" size="s" icon="bookmark" name="intent" value={kept ? "drop-query" : "keep-query"}>
        {kept ? "Удалить из сохранённых" : "Сохранить запрос"}
      </Button>
      {kept && kept.watched !== null && (
        <Button
          look="quiet"
          size="s"
          icon={kept.watched ? "bell-off" : "bell"}
          name="intent"
          value={kept.watched ? "unwatch-query" : "watch-query"}
        >
          {kept.watched ? "Не сообщать о новом" : "Сообщать о новом"}
        </Button>
      )}
    </Form>
  );
}
