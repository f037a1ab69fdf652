const answers = new WeakMap<HTMLFormElement, Response>();

/** What the portal has answered to a form, until Remix asks for it. */
export const answered = {
  keep: (form: HTMLFormElement, answer: Response) => void answers.set(form, answer),
  has: (form: HTMLFormElement) => answers.has(form),
  take(form: HTMLFormElement): Response | undefined {
    const answer = answers.get(form);
    answers.delete(form);
    return answer;
  },
};
