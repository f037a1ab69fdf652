import { later } from "#app/ui/later.tsx";

export type DraftKeepingProps = {
  /** The draft's own id, chosen by the page that drew the form. */
  id: string;
  /** The form that it stands in. */
  form: string;
  /** Its button is not seen: the form is saved elsewhere. */
  byItself?: boolean;
};

/**
 * Keeps what is typed in the form around it: by a button, where it has one, and with script every ten seconds and on leaving.
 * Stands after the button that sends the form, so that Enter sends, and after the fields, so that they are written first.
 */
export const DraftKeeping = later<DraftKeepingProps>(
  () => import("./typed-keeping.tsx"),
  ({ id }) => <input type="hidden" name="draft" value={id} />,
);
