import { say } from "#platform/words/say.ts";
import { Field } from "#ui/field/field.tsx";
import { FieldPair } from "#ui/field/field-pair.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import styles from "./card-fields.module.css";
import { brandOf } from "./state.ts";
import type { CardForm } from "./use-card-form.ts";

type Props = {
  form: CardForm;
  /** For a form that opens on a page that is already shown. */
  takesFocus?: boolean;
};

/** Card fields in reading order, with the names that browsers and password managers know. */
export function CardFields({ form, takesFocus = false }: Props) {
  const { card, fields, problems, change } = form;
  const brand = brandOf(card);
  return (
    <div className={styles.card} ref={fields}>
      <Field
        ref={takesFocus ? focusFirst : undefined}
        label={say`Card number`}
        name="cardnumber"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="4242 4242 4242 4242"
        value={card.number}
        problem={problems.number}
        onChange={(typed) => change("number", typed)}
        aside={brand && <span className={styles.brand}>{brand}</span>}
      />
      <FieldPair isShort>
        <Field
          label={say`Good until`}
          name="exp-date"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={say`MM / YY`}
          value={card.expiry}
          problem={problems.expiry}
          onChange={(typed) => change("expiry", typed)}
        />
        <Field
          label={say`Security code`}
          name="cvc"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder={brand === "American Express" ? "1234" : "123"}
          value={card.cvc}
          problem={problems.cvc}
          onChange={(typed) => change("cvc", typed)}
        />
      </FieldPair>
      <Field
        label={say`Name on the card`}
        name="ccname"
        autoComplete="cc-name"
        autoCapitalize="words"
        value={card.name}
        problem={problems.name}
        onChange={(typed) => change("name", typed)}
      />
    </div>
  );
}
