/** Streets, a park and a river, with a swing on the pin: stands where the map will be. */
export const mapDrawing = (
  <svg viewBox="0 0 1200 520" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="1200" height="520" fill="#DFF4EE" />
    <path d="M-20 430C160 380 260 470 420 450S700 360 840 400s260 40 400-20v160H-20z" fill="#A9E1FF" />
    <g fill="#CFF0CB">
      <rect x="60" y="40" width="210" height="130" rx="26" />
      <rect x="900" y="250" width="220" height="110" rx="26" />
      <circle cx="480" cy="330" r="58" />
    </g>
    <g stroke="#fff" strokeLinecap="round" fill="none">
      <path d="M-20 220H1220" strokeWidth="30" />
      <path d="M330-20V560M760-20V430" strokeWidth="24" />
      <path d="M-20 60 560 380 1220 120" strokeWidth="16" />
      <path d="M560-20V240M960-20V240" strokeWidth="14" />
    </g>
    <path d="M-20 220H1220" stroke="#FFE08A" strokeWidth="8" />
    <g fill="#F3E4C8">
      <rect x="380" y="60" width="120" height="100" rx="18" />
      <rect x="600" y="50" width="110" height="120" rx="18" />
      <rect x="800" y="60" width="120" height="110" rx="18" />
      <rect x="370" y="260" width="60" height="60" rx="14" />
      <rect x="800" y="260" width="70" height="80" rx="16" />
      <rect x="610" y="262" width="110" height="80" rx="18" />
      <rect x="90" y="264" width="180" height="80" rx="18" />
      <rect x="1000" y="50" width="140" height="110" rx="18" />
    </g>
    <g transform="translate(660 236)">
      <ellipse cx="0" cy="6" rx="30" ry="9" fill="#2B1A5A" opacity=".22" />
      <path d="M0 4C-34-34-48-54-48-82a48 48 0 1 1 96 0C48-54 34-34 0 4Z" fill="#FF6B5E" />
      <path d="M0 4C34-34 48-54 48-82A48 48 0 0 0 10-129 48 48 0 0 1 28-82C28-54 20-34 0 4Z" fill="#D53A2C" />
      <circle cy="-82" r="29" fill="#fff" />
      <path d="M-13-95v19M13-95v19" stroke="#2B1A5A" strokeWidth="5" strokeLinecap="round" />
      <rect x="-19" y="-77" width="38" height="9" rx="4.5" fill="#7C4DFF" />
    </g>
  </svg>
)
