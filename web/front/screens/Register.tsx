import { RegisterForm } from '../RegisterForm.tsx';

/** The form for the account of one teacher. */
export default function Register() {
  return <RegisterForm department={false} />;
}
