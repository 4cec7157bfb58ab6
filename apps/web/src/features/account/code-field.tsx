import { say } from "#platform/words/say.ts";
import { focusFirst } from "#ui/focus-first.ts";
import { Field } from "#ui/field/field.tsx";

type Props = { value: string; problem?: string | undefined; onChange: (code: string) => void };

/** An authenticator or recovery code. */
export function CodeField({ value, problem, onChange }: Props) {
  return (
    <Field
      label={say`Code`}
      name="code"
      autoComplete="one-time-code"
      ref={focusFirst}
      hint={say`From your authenticator app, or a recovery code`}
      problem={problem}
      value={value}
      onChange={onChange}
    />
  );
}
