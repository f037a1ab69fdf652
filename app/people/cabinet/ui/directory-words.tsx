import { support } from "#app/portal/support/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { FromDirectory } from "../contract.ts";

/** What the company says of a person; they cannot change it, only tell where it errs. */
export function DirectoryWords({ directory }: { directory: FromDirectory }) {
  const { now } = useRoot();
  const day = (value: string | null) => value && <Time value={value} zone="UTC" now={now} look="day" />;
  return (
    <Card>
      <p className="mb-4 max-w-text text-muted">
        Это пришло из справочника компании. Сами вы это не меняете, но можете сообщить, если что-то не так.
      </p>
      <Definitions
        items={[
          { name: "Имя", value: directory.name },
          { name: "Должность", value: directory.position },
          { name: "Компания", value: directory.company },
          { name: "Подразделение", value: directory.department },
          { name: "Руководитель", value: directory.manager },
          { name: "Где работаете", value: directory.location },
          { name: "Почта", value: directory.email },
          { name: "День рождения", value: day(directory.birthDate) },
          { name: "В компании с", value: day(directory.hiredOn) },
        ]}
      />
      <ButtonLink href={href(support.ask, null, { about: "data" })} icon="help" className="mt-5">
        Сообщить об ошибке
      </ButtonLink>
    </Card>
  );
}
