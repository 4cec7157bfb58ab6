/** A bell icon. Hidden from screen readers; a label is beside it. */
export function BellSign() {
  return (
    <svg
      width="1.25em"
      height="1.25em"
      fill="currentcolor"
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M12 2.2c.8 0 1.4.6 1.4 1.4v.6A6 6 0 0 1 18 10v4.3l1.8 2.5v1.4H4.2v-1.4L6 14.3V10a6 6 0 0 1 4.6-5.8v-.6c0-.8.6-1.4 1.4-1.4zM9.6 19.4h4.8a2.4 2.4 0 0 1-4.8 0z" />
    </svg>
  );
}
