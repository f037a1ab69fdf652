import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";

type SignIn = { id: string; device: string; address: string; seenAt: string; current: boolean };

/** Where the person is signed in, and the ways to end it. */
export function SessionList({ items }: { items: SignIn[] }) {
  const { viewer, now } = useRoot();
  return (
    <>
      <ul className="space-y-3">
        {items.map(({ id, device, address, seenAt, current }) => (
          <Card as="li" key={id} pad="s" className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <p className="font-medium">
                {device} {current && <Badge look="success">Это устройство</Badge>}
              </p>
              <p className="text-sm text-muted">
                <Time value={seenAt} zone={viewer.timeZone} now={now} /> · {address}
              </p>
            </div>
            {!current && (
              <Form>
                <input type="hidden" name="id" value={id} />
                <Button size="s" name="intent" value="end-session">
                  Выйти
                </Button>
              </Form>
            )}
          </Card>
        ))}
      </ul>
      {items.length > 1 && (
        <Form className="mt-4">
          <Button look="danger" name="intent" value="end-others">
            Выйти на всех устройствах, кроме этого
          </Button>
        </Form>
      )}
    </>
  );
}
