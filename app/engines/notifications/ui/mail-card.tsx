import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Form } from "#app/web/form.tsx";

/** Where letters go, and what to do when the mailbox has refused one. */
export function MailCard({ address, refused }: { address: string; refused: boolean }) {
  if (!refused) return <p className="text-muted wrap-anywhere">Письма приходят на {address}.</p>;
  return (
    <Notice look="warning" title="Письма до вас не доходят" action={<TryAgain />}>
      <span className="wrap-anywhere">
        Почта {address} не приняла последнее письмо, и мы перестали писать. Когда она заработает, скажите нам. Если
        адрес другой, его меняет отдел кадров.
      </span>
    </Notice>
  );
}

function TryAgain() {
  return (
    <Form>
      <Button name="intent" value="mail-again" size="s" icon="refresh">
        Писать снова
      </Button>
    </Form>
  );
}
