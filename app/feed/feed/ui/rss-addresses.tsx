import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { FeedTab } from "../contract.ts";
import { tabTitles } from "../routes.ts";

type RssAddressesProps = { since: string | null; items: { tab: FeedTab; address: string }[] };

/** Where a person's feeds are read by an RSS program, and the way to change the addresses. */
export function RssAddresses({ since, items }: RssAddressesProps) {
  const { viewer, now } = useRoot();
  return (
    <Card>
      <p className="max-w-text">
        Ленты портала можно читать в программе для RSS. По этим адресам видно всё, что видите вы, и вход не нужен:
        никому их не передавайте.
      </p>
      {since && (
        <>
          <div className="mt-4 space-y-4">
            {items.map(({ tab, address }) => (
              <TextField
                key={tab}
                label={tabTitles[tab]}
                name={`rss-${tab}`}
                defaultValue={address}
                type="url"
                readOnly
              />
            ))}
          </div>
          <p className="mt-4 text-sm text-muted">
            Созданы <Time value={since} zone={viewer.timeZone} now={now} />. Если адрес узнал кто-то ещё, создайте
            новый: все прежние сразу перестанут работать.
          </p>
        </>
      )}
      <Form className="mt-4">
        <Button name="intent" value="renew-rss">
          {since ? "Создать новую ссылку" : "Создать ссылки"}
        </Button>
      </Form>
    </Card>
  );
}
