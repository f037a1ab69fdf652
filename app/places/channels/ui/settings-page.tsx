import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary, type FormProblem } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Form } from "#app/web/form.tsx";
import type { ChannelView } from "../contract.ts";
import { ChannelHeader } from "./channel-header.tsx";
import { SettingsTabs } from "./settings-tabs.tsx";

type Props = { channel: ChannelView; current: Parameters<typeof SettingsTabs>[0]["current"]; children: ReactNode };

/** One page of a channel's settings. Who is no leader, and may only ask people in, sees no others. */
export function SettingsPage({ channel, current, children }: Props) {
  return (
    <div className="mx-auto max-w-2xl">
      <ChannelHeader channel={channel} current="edit" />
      {channel.may.edit && <SettingsTabs channel={channel} current={current} />}
      {children}
    </div>
  );
}

type FormProps = Props & {
  /** What its fields are known by. */
  id: string;
  problems: FormProblem[];
  /** With a file. */
  encType?: "multipart/form-data";
};

/** A page of settings that is one form: its fields, and «Сохранить». */
export function SettingsForm({ id, problems, encType, children, ...page }: FormProps) {
  return (
    <SettingsPage {...page}>
      <Card>
        <Form id={id} encType={encType} className="space-y-6">
          <input type="hidden" name="id" value={page.channel.id} />
          <ErrorSummary problems={problems} />
          {children}
          <FormActions>
            <Button look="primary" name="intent" value="save">
              Сохранить
            </Button>
          </FormActions>
        </Form>
      </Card>
    </SettingsPage>
  );
}
