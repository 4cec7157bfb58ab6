import { useRef } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";

type Props = { isPending: boolean; onChoose: (file: File) => void };

/** Chooses a backup file of this device. */
export function ChooseBackupButton({ isPending, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="glass"
        aria-busy={isPending}
        disabled={isPending}
        onClick={() => input.current?.click()}
      >
        {say`Upload backup`}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".tar"
        aria-label={say`Backup to upload`}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onChoose(file);
          currentTarget.value = "";
        }}
      />
    </>
  );
}
