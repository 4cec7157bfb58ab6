import { showToast } from "#ui/toast/toasts.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import { useState } from "react";
import { say } from "#platform/words/say.ts";
import styles from "./layer-sample.module.css";

export type Layer = "act" | "dialog" | "sheet";

type Props = { layer: Layer; onClose: () => void };

/** The overlays that the sample buttons open. */
export function LayerSample({ layer, onClose }: Props) {
  const [isQuiet, setQuiet] = useState(true);
  if (layer === "act")
    return (
      <ConfirmDialog
        heading={say`Sign out everywhere?`}
        confirmLabel={say`Sign out`}
        isPending={false}
        onConfirm={() => {
          onClose();
          showToast({
            title: say`Nothing was signed out`,
            description: say`This is only the sheet.`,
          });
        }}
        onClose={onClose}
      >
        <p>{say`Every browser in your household will ask who’s watching again.`}</p>
      </ConfirmDialog>
    );
  const isSheet = layer === "sheet";
  return (
    <Dialog
      label={isSheet ? say`A sheet` : say`A dialog`}
      size={isSheet ? "edge" : "medium"}
      onClose={onClose}
    >
      <div className={styles.body}>
        <h2>{isSheet ? say`Tonight` : say`Sound`}</h2>
        <p>
          {isSheet
            ? say`A sheet adds to the page behind it, which stays visible.`
            : say`A dialog has its own task. The page waits behind it.`}
        </p>
        <Switch
          label={say`Quiet after eight`}
          description={say`Films play at most half as loud.`}
          isOn={isQuiet}
          onChange={setQuiet}
        />
        <div>
          <Button variant="gold" onClick={onClose}>
            {say`Done`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
