import { showToast } from "#ui/toast/toasts.ts";
import { Button } from "#ui/button/button.tsx";
import { ActDialog } from "#ui/dialog/act-dialog.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import { useState } from "react";
import styles from "./layer-sample.module.css";

export type Layer = "act" | "dialog" | "sheet";

type Props = { layer: Layer; onClose: () => void };

/** What the buttons of the sheet lay over it. */
export function LayerSample({ layer, onClose }: Props) {
  const [isQuiet, setQuiet] = useState(true);
  if (layer === "act")
    return (
      <ActDialog
        heading="Sign out everywhere?"
        verb="Sign out"
        isPending={false}
        onAct={() => {
          onClose();
          showToast({ title: "Nothing was signed out", description: "This is only the sheet." });
        }}
        onClose={onClose}
      >
        <p>Every browser of this house asks again who is watching.</p>
      </ActDialog>
    );
  const isSheet = layer === "sheet";
  return (
    <Dialog
      label={isSheet ? "A sheet" : "A dialog"}
      size={isSheet ? "edge" : "medium"}
      onClose={onClose}
    >
      <div className={styles.body}>
        <h2>{isSheet ? "Tonight" : "What everybody hears"}</h2>
        <p>
          {isSheet
            ? "A sheet holds what belongs to the page behind it, which stays in sight."
            : "A dialog holds a matter of its own. The page waits behind it."}
        </p>
        <Switch
          label="Quiet after eight"
          words="Films play at most half as loud."
          isOn={isQuiet}
          onChange={setQuiet}
        />
        <div>
          <Button look="gold" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
