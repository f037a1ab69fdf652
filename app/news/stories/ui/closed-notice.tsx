import { Notice } from "#app/ui/notice.tsx";

/** Why an employee makes no stories now. */
export function ClosedNotice() {
  return (
    <Notice title="Сейчас истории выкладывают только редакторы компании">
      Так решил администратор. То, что уже показывается, дойдёт до конца.
    </Notice>
  );
}
