import { Button } from "#app/ui/button.tsx";
import { Form } from "#app/web/form.tsx";

/** Follows a rubric or lets it go. */
export function RubricSubscription({ id, subscribed }: { id: string; subscribed: boolean }) {
  return (
    <Form>
      <input type="hidden" name="id" value={id} />
      <Button
        look={subscribed ? "quiet" : "secondary"}
        size="s"
        name="intent"
        value={subscribed ? "unsubscribe" : "subscribe"}
        icon={subscribed ? "check" : "add"}
        aria-pressed={subscribed}
      >
        {subscribed ? "Вы подписаны" : "Подписаться"}
      </Button>
    </Form>
  );
}
