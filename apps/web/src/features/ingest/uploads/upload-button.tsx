import { useRef } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { addUploads } from "./uploads.ts";

/** Chooses films to upload. */
export function UploadButton({ variant = "gold" }: { variant?: "gold" | "glass" }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} icon="plus" onClick={() => input.current?.click()}>
        {say`Upload films`}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="video/*,.mkv,.mov,.avi,.ts,.m2ts,.webm"
        aria-label={say`Films to upload`}
        onChange={({ currentTarget }) => {
          addUploads([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
    </>
  );
}
