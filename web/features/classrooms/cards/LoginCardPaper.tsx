import type { LoginCard } from '#contracts/classrooms/classroom.ts';
import { QrCode } from './QrCode.tsx';
import { signInAddress, typedAddress } from './sign-in-address.ts';

interface LoginCardPaperProps {
  card: LoginCard;
  className: string;
  /** The site's own address, such as `https://lexiloom.org`. */
  origin: string;
}

/** A pupil's login card: who it is for, what to type, where, and the code that spares half of it. */
export function LoginCardPaper({ card, className, origin }: LoginCardPaperProps) {
  const [host, screen] = typedAddress(origin).split('/');
  return (
    <li className="login-card">
      <div className="min-w-0 flex-1">
        <p className="login-card-class">
          <span>Lexiloom</span> · <bdi>{className}</bdi>
        </p>
        <h3 className="login-card-name">
          <bdi>{card.fullName}</bdi>
        </h3>
        <dl className="login-card-data">
          <dt>User name</dt>
          <dd translate="no">{card.userName}</dd>
          <dt>Password</dt>
          <dd translate="no">{card.password}</dd>
        </dl>
      </div>
      <div className="login-card-code">
        <QrCode
          content={signInAddress(origin, card.userName)}
          label={`QR code: sign in as ${card.userName}`}
        />
        <p>Scan, or go to</p>
        <p className="login-card-address">
          {host}
          <wbr />/{screen}
        </p>
      </div>
    </li>
  );
}
