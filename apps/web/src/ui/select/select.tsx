import { Select as Radix } from "radix-ui";
import { useId } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import frame from "#ui/field/field.module.css";
import options from "#ui/menu/option-list.module.css";
import styles from "./select.module.css";

type Props<Choice extends string> = {
  label: string;
  choices: readonly { value: Choice; name: string; isDisabled?: boolean }[];
  /** Null while nothing is chosen. */
  chosen: Choice | null;
  /** Shown until something is chosen. */
  placeholder?: string;
  hint?: string;
  problem?: string | undefined;
  isDisabled?: boolean;
  onChoose: (value: Choice) => void;
};

/** A labeled dropdown. For few options use `ChoiceRow`. */
export function Select<Choice extends string>(props: Props<Choice>) {
  const { label, choices, chosen, placeholder, hint, problem, isDisabled = false } = props;
  const id = useId();
  const note = problem ?? hint;
  const choose = (value: string) => {
    const choice = choices.find((one) => one.value === value);
    if (choice) props.onChoose(choice.value);
  };
  return (
    <div className={frame.field} data-invalid={problem !== undefined}>
      <span id={`${id}-label`} className={frame.label}>
        {label}
      </span>
      <Radix.Root value={chosen ?? ""} disabled={isDisabled} onValueChange={choose}>
        <Radix.Trigger
          id={id}
          className={styles.trigger}
          aria-labelledby={`${id}-label ${id}`}
          aria-invalid={problem !== undefined}
          aria-describedby={note && `${id}-note`}
        >
          <Radix.Value placeholder={placeholder} />
          <Icon name="right" />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className={`${options.list} ${styles.list}`}
            position="popper"
            sideOffset={6}
            collisionPadding={12}
            aria-label={label}
            data-modal
          >
            <Radix.Viewport>
              {choices.map(({ value, name, isDisabled: isOut = false }) => (
                <Radix.Item key={value} className={options.option} value={value} disabled={isOut}>
                  <Radix.ItemText>{name}</Radix.ItemText>
                  <Radix.ItemIndicator className={styles.tick}>
                    <Icon name="check" />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      {note && (
        <p id={`${id}-note`} className={frame.note} role={problem ? "alert" : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
