import { RegisterForm } from '../RegisterForm.tsx';

/** The form for the account of a school or department. */
export default function RegisterDepartment() {
  return <RegisterForm department={true} />;
}
