import './teach.css';
import { render } from 'react-dom';
