/** Two dice. */
export function DiceIcon() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <g transform="rotate(-12 18 27)">
        <rect x="5" y="14" width="26" height="26" rx="6" fill="#fff6e8" />
        <circle cx="12" cy="21" r="2.8" fill="#3a1a52" />
        <circle cx="18" cy="27" r="2.8" fill="#3a1a52" />
        <circle cx="24" cy="33" r="2.8" fill="#3a1a52" />
      </g>
      <g transform="rotate(14 34 17)">
        <rect x="25" y="7" width="19" height="19" rx="5" fill="#ffd23f" />
        <circle cx="31" cy="13" r="2.2" fill="#3a1a52" />
        <circle cx="38" cy="20" r="2.2" fill="#3a1a52" />
        <circle cx="38" cy="13" r="2.2" fill="#3a1a52" />
        <circle cx="31" cy="20" r="2.2" fill="#3a1a52" />
      </g>
    </svg>
  );
}
